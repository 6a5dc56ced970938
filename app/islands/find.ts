import { type Deed, deedOf, isSwitchedOff, rowAfter } from './find/rules.ts'

const storageKey = 'find-key'

function stored(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

const helpDialog = () => document.querySelector<HTMLDialogElement>('#keys-help')

/** Leads to the field by which staff look for a patient. */
function find(): boolean {
  const field = document.querySelector<HTMLInputElement>('[data-find]')
  field?.focus()
  field?.select()
  return field !== null
}

/** Presses a control, or follows a link. */
function press(control: HTMLElement | null | undefined): boolean {
  control?.click()
  return control !== null && control !== undefined
}

const rowOfFocus = () => document.activeElement?.closest('[data-row]') ?? null

/** Leads to the name of the row above or below; the page scrolls no further than it has to. */
function move(deed: 'down' | 'up'): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')].filter(
    (row) => row.checkVisibility?.() ?? true,
  )
  const row =
    rows[
      rowAfter(
        rows.findIndex((each) => each === rowOfFocus()),
        rows.length,
        deed,
      )
    ]
  row?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true })
  row?.scrollIntoView({ block: 'nearest' })
  return row !== undefined
}

/** Takes a step with the row that has the focus; the last step is also taken back from the message that told of it. */
function step(noun: Deed): boolean {
  const told = noun === 'correction' ? document.querySelector('[data-desk-toasts]') : null
  return [told, rowOfFocus()].some((at) => press(at?.querySelector<HTMLElement>(`[data-step="${noun}"] button`)))
}

function help(): boolean {
  const dialog = helpDialog()
  dialog?.showModal()
  return dialog !== null
}

function obey(deed: Deed): boolean {
  if (deed === 'find') return find()
  if (deed === 'new') return press(document.querySelector<HTMLElement>('main a[href*="/provider/3/mgmt/appt/new"]'))
  if (deed === 'help') return help()
  return deed === 'down' || deed === 'up' ? move(deed) : step(deed)
}

/** The keys of staff pages: one way more to what the page does anyway, and none while a question is open. */
document.addEventListener('keydown', (event) => {
  const deed = deedOf(event, event.target)
  if (deed === null || isSwitchedOff(stored()) || document.querySelector('dialog[open]')) return
  if (obey(deed)) event.preventDefault()
})

/** What needs a script to be of use stands hidden until there is one. */
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-keys-open]')) {
  button.hidden = false
  button.addEventListener('click', () => helpDialog()?.showModal())
}

/** The box that switches them off. */
for (const box of document.querySelectorAll<HTMLInputElement>('[data-find-key]')) {
  box.checked = !isSwitchedOff(stored())
  box.addEventListener('change', () => {
    try {
      localStorage.setItem(storageKey, box.checked ? 'on' : 'off')
    } catch {
      // A browser that keeps nothing leaves the keys on.
    }
  })
}
