import type { AddressSuggestion, PostalAddress, Verdict } from '#app/modules/geo/address/address.ts'
import { enhanceLine } from './line-box.ts'
import { askQuestion } from './question.ts'
import { ownSource, type Source, withFallback } from './sources.ts'

type Checked = Verdict & { by: string; question: string | null }

const popupWords = ['count', 'countOne', 'none'] as const

/** Suggestions for the street line, and the questions before the form leaves. */
export function enhanceAddressForm(form: HTMLFormElement): void {
  const { suggest, validate, mapsToken, mapsBase } = form.dataset
  const line = form.elements.namedItem('line1')
  if (!suggest || !validate || !(line instanceof HTMLInputElement)) return
  const note = form.querySelector<HTMLElement>('[data-address-service]')
  const say = (by: string) => {
    if (by === 'fallback' && note) note.textContent = note.dataset.wordsFallback ?? ''
  }
  const own = ownSource(suggest, window.fetch.bind(window), say)
  const source = mapsToken
    ? withFallback(lazyMaps({ token: mapsToken, baseUrl: mapsBase ?? '' }), own, () => say('fallback'))
    : own
  for (const word of popupWords) line.dataset[word] = form.dataset[word] ?? ''
  enhanceLine(line, source, (address) => fill(form, address))
  askBeforeLeaving(form, validate, say)
}

/** The library is fetched with the first letters, not with the page. */
function lazyMaps(access: { token: string; baseUrl: string }): Source {
  let opened: Promise<Source> | null = null
  const open = () => (opened ??= import('./maps-part.tsx').then(({ openMapsSource }) => openMapsSource(access)))
  return {
    suggest: async (text) => (await open()).suggest(text),
    retrieve: async (suggestion, query, index) => (await open()).retrieve(suggestion, query, index),
  }
}

function setField(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLInputElement) field.value = value
  if (field instanceof HTMLSelectElement && [...field.options].some((option) => option.value === value))
    field.value = value
}

/** A chosen address goes into the fields; the suite stays. A neighborhood or ZIP code leaves the street line to be typed. */
function fill(form: HTMLFormElement, address: AddressSuggestion): void {
  setField(form, 'line1', address.address_line1)
  setField(form, 'city', address.address_level2)
  setField(form, 'state', address.address_level1)
  setField(form, 'zip', address.postcode)
}

function enteredIn(form: HTMLFormElement): PostalAddress {
  const data = new FormData(form)
  const text = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  return {
    line1: text('line1'),
    line2: text('line2') || null,
    city: text('city'),
    state: text('state'),
    zip: text('zip'),
  }
}

async function check(address: PostalAddress, endpoint: string): Promise<Checked | null> {
  const search = new URLSearchParams({ ...address, line2: address.line2 ?? '' })
  try {
    const response = await fetch(`${endpoint}?${search.toString()}`, { headers: { accept: 'application/json' } })
    return response.ok ? ((await response.json()) as Checked) : null
  } catch {
    return null
  }
}

function askBeforeLeaving(form: HTMLFormElement, endpoint: string, say: (by: string) => void): void {
  let isAsking = false
  const leave = (answer: string, shown: string) => {
    setField(form, 'answer', answer)
    setField(form, 'shown', shown)
    form.submit()
  }
  const ask = async () => {
    const entered = enteredIn(form)
    const checked = await check(entered, endpoint)
    // Without an answer, or with a form that is not filled in, the server says what there is to say.
    if (!checked || checked.question === null) return leave('', '')
    say(checked.by)
    const answer = await (askQuestion(checked.question, entered, checked) ?? Promise.resolve(''))
    if (answer !== 'cancel') leave(answer, checked.suggestion?.full_address ?? '')
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (isAsking) return
    isAsking = true
    void ask().finally(() => {
      isAsking = false
    })
  })
  // A page from the browser's cache comes back with the answer that was given to it.
  window.addEventListener('pageshow', () => {
    setField(form, 'answer', '')
    setField(form, 'shown', '')
  })
}
