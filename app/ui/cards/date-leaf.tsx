/** A day as a leaf of a calendar that is torn off daily has it, in the words of the page's language. */
export type Leaf = Readonly<{ month: string; day: string; weekday: string }>

/** Shows a day at a glance beside a text that says it in full: what cannot be seen leaves it out. */
export function DateLeaf({ month, day, weekday }: Leaf) {
  return (
    <div className="leaf" aria-hidden="true">
      <span>{month}</span>
      <b className="num">{day}</b>
      <small>{weekday}</small>
    </div>
  )
}
