/**
 * Classes that put something at a spot of a drawing, in tenths of a percent of its sides (`.map-at` in map-spots.css): one for each digit, because
 * the Content-Security-Policy lets no page have style attributes. What lies outside is put on the edge.
 */
export function spotClasses(at: { x: number; y: number }, view: { width: number; height: number }): string {
  const [xt, xu, xd] = digits(at.x / view.width)
  const [yt, yu, yd] = digits(at.y / view.height)
  return [
    'map-at',
    xt && `xt${xt}`,
    xu && `xu${xu}`,
    xd && `xd${xd}`,
    yt && `yt${yt}`,
    yu && `yu${yu}`,
    yd && `yd${yd}`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** Tens, units and tenths of a percent. */
function digits(share: number): [number, number, number] {
  const tenths = Math.round(Math.min(1, Math.max(0, share)) * 1000)
  return [Math.floor(tenths / 100), Math.floor(tenths / 10) % 10, tenths % 10]
}
