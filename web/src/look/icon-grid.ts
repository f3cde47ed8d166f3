/** How many units wide and high an icon is drawn: it is shown at 20 to 60 pixels, so a quarter of a pixel is enough. */
export const ICON = 256;
