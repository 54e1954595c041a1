/** A record file that was dropped on a page, until the page for records has taken it. */

class Dropped {
  file = $state.raw<File | null>(null);

  take(): File | null {
    const { file } = this;
    this.file = null;
    return file;
  }
}

export const dropped = new Dropped();
