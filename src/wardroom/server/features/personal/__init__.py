"""Who somebody is, on which devices, and everything that is known of them."""
