/** The number of a map marker beside an address, so that list and map agree. The map itself is modules/geo's. */
export function MapNumber({ number }: { number: number }) {
  return <b className="pin">{number}</b>
}
