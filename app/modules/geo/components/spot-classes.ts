/**
 * Classes that put something at a spot of a drawing, in tenths of a percent of its sides (`.map-at` in map.css): one for each digit, because
 * the Content-Security-Policy lets no page have style attributes. What lies outside is put on the edge.
 */
export function spotClasses(at: { x: number; y: number }, view: { width: number; height: number }): string {
  return ['map-at', ...digits('x', at.x / view.width), ...digits('y', at.y / view.height)].join(' ')
}

function digits(axis: 'x' | 'y', share: number): string[] {
  const tenths = Math.round(Math.min(1, Math.max(0, share)) * 1000)
  const [tens, units, rest] = [Math.floor(tenths / 100), Math.floor(tenths / 10) % 10, tenths % 10]
  return [tens && `${axis}t${tens}`, units && `${axis}u${units}`, rest && `${axis}d${rest}`].filter(
    (name) => name !== 0,
  )
}
