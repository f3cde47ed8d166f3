/** The shape of each seat, in a square of 24: recognisable without its colour. */

export const SHAPES: readonly string[] = [
  "M12 1A11 11 0 1 1 12 23A11 11 0 1 1 12 1Z",
  "M12 1L23.5 22H0.5Z",
  "M2 2H22V22H2Z",
  "M12 0L24 12L12 24L0 12Z",
  "M12 0L15.2 8L23.8 8.6L17.2 14.1L19.3 22.5L12 17.9L4.7 22.5L6.8 14.1L0.2 8.6L8.8 8Z",
  "M12 0.5L23.5 9L19.1 22.6H4.9L0.5 9Z",
  "M7.5 0.5H16.5V7.5H23.5V16.5H16.5V23.5H7.5V16.5H0.5V7.5H7.5Z",
  "M12 0L22.5 6V18L12 24L1.5 18V6Z",
];
