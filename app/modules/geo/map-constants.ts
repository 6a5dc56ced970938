/** The product's map constants, fixed by its specification. */

/** Web zoom under which "near here" means nothing: the region fits in one picture. */
export const proximityZoom = 9
/** Zoom of a small map that shows one address, where tiles with streets are available. */
export const minimapZoom = 16
/** Widest and highest map picture in pixels. */
export const widestImage = 1280
/** Widest screen in CSS pixels on which the map behaves as on a phone. */
export const mobileBreakpoint = 767
