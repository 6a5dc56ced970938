/** A reader of iCalendar files that shares nothing with the code that writes them. For tests. */
export type Property = { name: string; params: Record<string, string>; value: string }
export type Component = { name: string; properties: Property[]; components: Component[] }

/** Takes a file apart. Throws for a line that is not ended by CRLF, not within 75 octets, or not a content line. */
export function readCalendar(file: string): Component {
  if (!file.endsWith('\r\n')) throw new Error('The last line has no end.')
  const physical = file.slice(0, -2).split('\r\n')
  for (const line of physical) {
    if (/[\r\n]/.test(line)) throw new Error(`A bare line break in ${JSON.stringify(line)}`)
    if (Buffer.byteLength(line) > 75) throw new Error(`Too long: ${line}`)
  }
  const root: Component = { name: '', properties: [], components: [] }
  const open = [root]
  for (const line of physical.join('\r\n').replaceAll('\r\n ', '').split('\r\n')) {
    const property = readLine(line)
    const parent = open.at(-1)!
    if (property.name === 'BEGIN') {
      const component: Component = { name: property.value, properties: [], components: [] }
      parent.components.push(component)
      open.push(component)
    } else if (property.name === 'END') {
      if (open.pop()!.name !== property.value) throw new Error(`END:${property.value} ends something else.`)
    } else parent.properties.push(property)
  }
  if (open.length !== 1 || root.components.length !== 1) throw new Error('Not one whole calendar.')
  return root.components[0]!
}

function readLine(line: string): Property {
  const match = /^([A-Z0-9-]+)((?:;[A-Z0-9-]+=(?:"[^"]*"|[^";:,]*))*):(.*)$/su.exec(line)
  if (!match) throw new Error(`No content line: ${line}`)
  const [, name = '', list = '', value = ''] = match
  const params = [...list.matchAll(/;([A-Z0-9-]+)=("[^"]*"|[^;]*)/g)].map(([, key, text]) => [
    key!,
    text!.replace(/^"|"$/g, ''),
  ])
  return { name, params: Object.fromEntries(params) as Record<string, string>, value }
}

export function child(component: Component, name: string): Component {
  const found = component.components.filter((inner) => inner.name === name)
  if (found.length !== 1) throw new Error(`${found.length} ${name} in ${component.name}`)
  return found[0]!
}

/** The one property of a name. */
export function property(component: Component, name: string): Property {
  const found = component.properties.filter((inner) => inner.name === name)
  if (found.length !== 1) throw new Error(`${found.length} ${name} in ${component.name}`)
  return found[0]!
}

export function textOf(component: Component, name: string): string {
  return property(component, name).value.replace(/\\([\\;,nN])/g, (_, letter: string) =>
    letter.toLowerCase() === 'n' ? '\n' : letter,
  )
}

const wallMs = (value: string) =>
  Date.parse(value.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5:$6Z'))

function offsetMs(text: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d\d)(\d\d)$/.exec(text)!
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

/** The onsets of an observance up to a wall time: DTSTART, RDATEs, and each year's day of the RRULE. */
function onsets(observance: Component, until: number): number[] {
  const start = wallMs(property(observance, 'DTSTART').value)
  const dates = observance.properties.filter(({ name }) => name === 'RDATE').map(({ value }) => wallMs(value))
  const rule = observance.properties.find(({ name }) => name === 'RRULE')?.value
  if (!rule) return [start, ...dates].filter((at) => at <= until)
  const part = Object.fromEntries(rule.split(';').map((pair) => pair.split('='))) as Record<string, string>
  const [, nth, day] = /^(-?\d)([A-Z]{2})$/.exec(part.BYDAY!)!
  const last = part.UNTIL
    ? wallMs(part.UNTIL.replace('Z', '')) + offsetMs(property(observance, 'TZOFFSETFROM').value)
    : until
  const found: number[] = []
  for (let year = new Date(start).getUTCFullYear(); year <= new Date(until).getUTCFullYear(); year++) {
    const month = Number(part.BYMONTH) - 1
    const matching = Array.from({ length: 31 }, (_, index) => new Date(Date.UTC(year, month, index + 1)))
      .filter((date) => date.getUTCMonth() === month && weekdays[date.getUTCDay()] === day)
      .map((date) => date.getTime())
    found.push(matching.at(Number(nth) > 0 ? Number(nth) - 1 : Number(nth))! + (start % 86_400_000))
  }
  return [...found, ...dates].filter((at) => at >= start && at <= Math.min(until, last))
}

/** What a VTIMEZONE says its clocks are ahead of UTC at an instant, in milliseconds (RFC 5545 §3.6.5). */
export function offsetIn(zone: Component, instant: number): number {
  let latest = { at: -Infinity, offset: Number.NaN }
  for (const observance of zone.components) {
    const from = offsetMs(property(observance, 'TZOFFSETFROM').value)
    for (const wall of onsets(observance, instant + from)) {
      const at = wall - from
      if (at <= instant && at >= latest.at) latest = { at, offset: offsetMs(property(observance, 'TZOFFSETTO').value) }
    }
  }
  return latest.offset
}

/** The instant a date-time property means: UTC as it is, wall time by the calendar's own VTIMEZONE, the first of two. */
export function instantOf(calendar: Component, { params, value }: Property): number {
  if (value.endsWith('Z')) return wallMs(value.slice(0, -1))
  const zone = calendar.components.find(
    (inner) => inner.name === 'VTIMEZONE' && property(inner, 'TZID').value === params.TZID,
  )
  if (!zone) throw new Error(`No VTIMEZONE for ${params.TZID}`)
  const wall = wallMs(value)
  const instants = [-1, 1]
    .map((side) => wall - offsetIn(zone, wall + side * 86_400_000))
    .filter((at) => at + offsetIn(zone, at) === wall)
  if (instants.length === 0) throw new Error(`${value} does not exist in ${params.TZID}`)
  return Math.min(...instants)
}
