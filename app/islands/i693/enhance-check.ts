import {
  evaluateRules,
  type ExamineeRefusal,
  type RequirementState,
  type Rule,
} from '#app/modules/library/immigration/requirements.ts'
import { answersOf, readCheck } from '#app/modules/library/immigration/self-check.ts'
import { markRefusal, unmarkRefusal } from './mark-refusal.ts'

/** What the page hands over, as JSON in `<script id="i693-data">`. */
type CheckData = {
  rules: (Rule & { id: string })[]
  states: Record<RequirementState, { word: string; tone: string }>
  refusals: Record<ExamineeRefusal, string>
  done: string
}

/** Today in New York, as the server would say it. */
function newYorkToday(): string {
  const options = { timeZone: 'America/New_York', year: 'numeric', month: '2-digit', day: '2-digit' } as const
  const parts = new Intl.DateTimeFormat('en-US', options).formatToParts(new Date())
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}`
}

function tagOf({ word, tone }: { word: string; tone: string }): HTMLElement {
  const tag = document.createElement('span')
  tag.className = tone === 'plain' ? 'tag' : `tag tag--${tone}`
  tag.textContent = word
  return tag
}

/** Writes the states into a table and puts what is asked first; a rule that has no state is not in force. */
function writeStates(table: HTMLTableElement, states: ReadonlyMap<string, RequirementState>, data: CheckData): void {
  const body = table.tBodies[0]
  if (!body) return
  // The tables are folded until they have something to say about this reader.
  table.closest('details')?.setAttribute('open', '')
  for (const cell of table.querySelectorAll<HTMLElement>('[data-result]')) cell.hidden = false
  const rows = new Map([...body.rows].map((row) => [row.dataset.rule ?? '', row]))
  for (const row of rows.values()) row.hidden = true
  for (const [id, state] of states) {
    const row = rows.get(id)
    if (!row) continue
    row.hidden = false
    row.querySelector('[data-result]')?.replaceChildren(tagOf(data.states[state]))
    body.append(row)
  }
}

/** Takes back what an earlier answer wrote: of a date that cannot be there is no result. */
function clearStates(table: HTMLTableElement): void {
  for (const row of table.tBodies[0]?.rows ?? []) row.hidden = false
  for (const cell of table.querySelectorAll<HTMLElement>('[data-result]')) cell.hidden = true
}

/** Answers the self-check in this page; the form is never sent. Where anything fails before that, it works as a form. */
export function enhanceCheck(form: HTMLFormElement, data: CheckData): void {
  const status = form.querySelector('[data-i693-status]')
  if (!status) return
  const tables = document.querySelectorAll<HTMLTableElement>('[data-i693-table]')
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    unmarkRefusal(form)
    const body = new FormData(form)
    const check = readCheck(
      answersOf((name) => body.get(name)),
      newYorkToday(),
    )
    if (check.refusal !== null) {
      status.textContent = ''
      tables.forEach(clearStates)
      markRefusal(form, check.refusal.startsWith('exam') ? 'exam' : 'birth', data.refusals[check.refusal])
      return
    }
    const states = new Map(evaluateRules(data.rules, check.examinee).map(({ rule, state }) => [rule.id, state]))
    for (const table of tables) writeStates(table, states, data)
    status.textContent = data.done
  })
}
