/** The way to an address, in whatever map program the reader has. */
export function directionsTo(addressLines: readonly string[]): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(addressLines.join(', '))}`
}
