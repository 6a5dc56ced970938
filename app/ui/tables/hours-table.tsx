export type HoursRow = {
  /** One day or several with the same hours. */
  days: string
  /** Opening times, or one line that says "closed". */
  times: readonly string[]
  today?: boolean
  closed?: boolean
}

/** Opening hours of a week; today stands out. */
export function HoursTable({ caption, rows }: { caption: string; rows: readonly HoursRow[] }) {
  return (
    <table className="hours">
      <caption className="vh">{caption}</caption>
      <tbody>
        {rows.map((row) => (
          <tr key={row.days} className={row.today ? 'hours__today' : undefined}>
            <th scope="row">{row.days}</th>
            <td className={row.closed ? 'muted' : undefined}>
              {row.times.map((time) => (
                <span key={time}>{time}</span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
