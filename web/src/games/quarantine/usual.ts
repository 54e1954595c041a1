import { usualTable } from "../newcomers";

/** One person plays against two colleagues; people at one screen play each other. */
export const usual = usualTable(2);
