import { readExposure, typedDay, windowDates } from '#app/modules/library/labs/test-windows.ts'

/** Today on the reader's own calendar: the day of an exposure is told by it. */
function localToday(): string {
  const date = new Date()
  const part = (number: number) => String(number).padStart(2, '0')
  return `${date.getFullYear()}-${part(date.getMonth() + 1)}-${part(date.getDate())}`
}

/** 2026年11月2日 · Nov 2, 2026 */
function written(day: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
}

/** The three inputs of the day; null where the page has none. */
function dayInputs(form: HTMLElement) {
  const input = (part: string) => form.querySelector<HTMLInputElement>(`#exposed-${part}`)
  const [year, month, day] = [input('year'), input('month'), input('day')]
  return year && month && day ? ([year, month, day] as const) : null
}

const chosenIn = (form: HTMLElement) =>
  [...form.querySelectorAll<HTMLInputElement>('[data-sti-concern]:checked')].map((box) => box.value)

/** Shows the rows of the chosen concerns, all of them when none is chosen. */
function showRows(rows: readonly HTMLTableRowElement[], chosen: readonly string[]): void {
  for (const row of rows) {
    const own = (row.dataset.concerns ?? '').split(' ')
    row.hidden = chosen.length > 0 && !own.some((concern) => chosen.includes(concern))
  }
}

/** Opens the parts that answer, and takes away those without a row. */
function openGroups(groups: readonly HTMLDetailsElement[], isAsked: boolean): void {
  for (const group of groups) {
    group.hidden = !group.querySelector('tbody tr:not([hidden])')
    if (isAsked) group.open = true
  }
}

/** Writes the dates of a day into the rows, or takes them away again. */
function writeDates(rows: readonly HTMLTableRowElement[], exposedOn: string | null, form: HTMLElement): void {
  const locale = document.documentElement.lang
  for (const row of rows) {
    const [earliestDay, conclusiveDay] = [Number(row.dataset.earliest), Number(row.dataset.conclusive)]
    const dates =
      exposedOn === null || !conclusiveDay ? null : windowDates({ earliestDay, conclusiveDay }, exposedOn, localToday())
    const write = (selector: string, text: string) => {
      const target = row.querySelector(selector)
      if (target) target.textContent = text
    }
    write('[data-on="earliest"]', dates ? written(dates.earliestOn, locale) : '')
    write('[data-on="conclusive"]', dates ? written(dates.conclusiveOn, locale) : '')
    write('[data-state]', dates ? (form.getAttribute(`data-word-${dates.state}`) ?? '') : '')
  }
}

/**
 * Answers a day and concerns in the tables. Nothing is stored or sent: the inputs have no names, and the answers live in the elements of
 * this page only; leaving it forgets them.
 */
export function enhanceWindows(form: HTMLElement, groups: readonly HTMLDetailsElement[]): void {
  const inputs = dayInputs(form)
  const status = form.querySelector('[data-sti-status]')
  const rows = groups.flatMap((group) => [...group.querySelectorAll<HTMLTableRowElement>('tbody tr')])
  if (!inputs || !status) return
  const answer = () => {
    const chosen = chosenIn(form)
    showRows(rows, chosen)
    const [year, month, day] = inputs
    const exposedOn = typedDay(year.value, month.value, day.value)
    openGroups(groups, chosen.length > 0 || exposedOn !== null)
    if (exposedOn === null) {
      writeDates(rows, null, form)
      status.textContent = ''
      return
    }
    const exposure = readExposure(exposedOn, localToday())
    writeDates(rows, exposure.state === 'dated' ? exposedOn : null, form)
    const said = [exposure.state === 'dated' && exposure.mayNeedPep ? 'pep' : '', exposure.state]
    status.textContent = said
      .filter(Boolean)
      .map((code) => form.getAttribute(`data-word-${code}`) ?? '')
      .join(' ')
  }
  const forget = () => {
    for (const input of inputs) input.value = ''
    for (const box of form.querySelectorAll<HTMLInputElement>('[data-sti-concern]')) box.checked = false
    answer()
  }
  form.hidden = false
  // A page that comes back from the browser's memory, or is restored, begins empty.
  forget()
  addEventListener('pageshow', (event) => {
    if (event.persisted) forget()
  })
  form.addEventListener('input', answer)
}
