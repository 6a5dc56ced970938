import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contrast, hexOf, sheetAt } from '#tests/contrast.ts'

const roles = sheetAt('styles/roles')
const [ofPatients, dense] = [roles.indexOf("[data-density='pro']"), roles.indexOf('prefers-color-scheme: dark')]
const schemes = { light: roles.slice(0, dense), dark: roles }

const surfaces = ['page', 'surface', 'sunken', 'tint', 'selected'] as const
const grounds = ['success-bg', 'warning-bg', 'error-bg', 'info-bg'] as const

describe.each(Object.entries(schemes))('a dashboard in the %s', (_, given) => {
  const ratio = (one: string, other: string) => contrast(hexOf(`var(--${one})`, given), hexOf(`var(--${other})`, given))

  it.each(['text', 'text-muted', 'link', 'link-hover', 'success-text', 'warning-text', 'error-text', 'info-text'])(
    'has every surface under words that are read: %s',
    (words) => {
      for (const ground of surfaces) expect(ratio(`ui-${words}`, `ui-${ground}`), ground).toBeGreaterThanOrEqual(4.5)
    },
  )

  it.each(grounds)('has words that are read on %s', (ground) => {
    for (const words of ['text', ground.replace('bg', 'text')]) {
      expect(ratio(`ui-${words}`, `ui-${ground}`), words).toBeGreaterThanOrEqual(4.5)
    }
  })

  it.each(['mark', 'mark-success', 'mark-warning', 'mark-error', 'mark-info', 'mark-warm'])(
    'has words that are read on a %s',
    (mark) => expect(ratio(`ui-${mark}-text`, `ui-${mark}-bg`)).toBeGreaterThanOrEqual(4.5),
  )

  it.each([
    ['on-primary', 'primary'],
    ['on-primary', 'primary-hover'],
    ['on-book', 'book'],
    ['on-book', 'book-hover'],
  ])('has words that are read: %s on %s', (words, ground) => {
    expect(ratio(`ui-${words}`, `ui-${ground}`)).toBeGreaterThanOrEqual(4.5)
  })

  it.each([
    'ui-line-strong',
    'ui-selected-line',
    'ui-success-line',
    'ui-warning-line',
    'ui-error-line',
    'ui-info-line',
    'ui-primary',
    'focus-line',
  ])('has lines of controls that are seen on every surface: %s', (line) => {
    for (const ground of surfaces) expect(ratio(line, `ui-${ground}`), ground).toBeGreaterThanOrEqual(3)
  })
})

it('leaves the patients’ pages light: the dark is of dense pages alone', () => {
  expect(ofPatients).toBeGreaterThan(0)
  const inTheDark = roles.slice(dense, roles.indexOf('{', roles.indexOf('{', dense) + 1))
  expect(inTheDark.split('{')[1]!.trim()).toBe("[data-density='pro']")
  expect(roles.split('prefers-color-scheme')).toHaveLength(2)
})

/** The sheets that one gathers, without their ending. */
const gatheredBy = (name: string) =>
  [...sheetAt(name).matchAll(/@import '(\.[^']+)\.css'/g)].map(([, path]) => join(dirname(name), path!))

/** Kit and shared sheets that dashboards use beside their own. */
const shared = [
  ...['button', 'tag', 'chip', 'notices/banner', 'notices/toast', 'notices/dialog', 'notices/empty-state'],
  ...['navigation/tabs', 'navigation/pagination', 'tables/hours-table', 'tables/facts', 'sections/disclosure'],
  ...['forms/field', 'forms/text-input', 'forms/select', 'forms/fieldset', 'forms/error-summary', 'forms/checkbox'],
  ...['forms/radio-cards', 'forms/filter-panel'],
].map((name) => `ui/${name}`)
const sheets = [
  ...new Set([
    ...['pro', 'desk', 'practice', 'schedule'].map((name) => `styles/${name}`).flatMap(gatheredBy),
    ...shared,
  ]),
  'styles/rows',
]

/** Grounds that are dark in both schemes, by what stands on them. */
const alwaysDark: readonly (readonly [prefix: string, ground: string])[] = [
  ['.side', 'var(--color-ink-800)'],
  ['.signin', 'var(--color-ink-800)'],
  ['.bulk', 'var(--color-ink-800)'],
]

/** Grounds that bear no words: bars of drawings and their keys. */
const wordless = [
  ...['', '::-webkit-meter-bar', '::-webkit-meter-optimum-value', '::-moz-meter-bar'].map((part) => `.meter${part}`),
  '.chart__key--whole',
]

/** Grounds whose words are fixed by what they stand in: the side, the banner (see banner-contrast.test.ts). */
const inherited = ['.side__sheet', '.banner--warn', '.banner--info', '.banner--ok']

/** Words on grounds that are given otherwise: of a banner, and of the visits of a calendar, whose tones are looked at below. */
const elsewhere = ['.banner a:not(.btn)', '.drawn .fc .fc-event']

type Rule = { at: string; selector: string; color?: string; background?: string }
const rules: Rule[] = sheets.flatMap((name) =>
  [...sheetAt(name).matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector, body]) => {
    const value = (property: string) =>
      new RegExp(`(?:^|[;\\s])${property}:\\s*(var\\(--(?:color|ui)-[\\w-]+\\)|#[0-9a-f]{3,6})\\s*(?:;|$)`).exec(
        body!,
      )?.[1]
    const [color, background] = [value('color'), value('background') ?? value('background-color')]
    return {
      at: name,
      selector: selector!.trim().replaceAll(/\s+/g, ' '),
      ...(color !== undefined && { color }),
      ...(background !== undefined && { background }),
    }
  }),
)
const darkUnder = (selector: string) => alwaysDark.find(([prefix]) => selector.startsWith(prefix))?.[1]
const isFixed = (value: string | undefined) => value !== undefined && !value.startsWith('var(--ui-')

describe('a color that is the same in the light and in the dark', () => {
  it('has a pair that is so, too, where it is a ground: words of a role would vanish on it', () => {
    const alone = rules
      .filter(({ background, color }) => isFixed(background) && !isFixed(color))
      .filter(({ selector }) => ![...wordless, ...inherited].includes(selector))
      .map(({ at, selector }) => `${at} ${selector}`)
    expect(alone).toEqual([])
  })

  it('has a ground that is so, too, where it is of words', () => {
    const alone = rules
      .filter(({ color, background }) => isFixed(color) && !isFixed(background))
      .filter(({ selector }) => !elsewhere.includes(selector) && darkUnder(selector) === undefined)
      .map(({ at, selector }) => `${at} ${selector}`)
    expect(alone).toEqual([])
  })

  it('is read on its ground', () => {
    const faint = rules.flatMap(({ at, selector, color, background }) => {
      const ground = background ?? darkUnder(selector)
      if (color === undefined || ground === undefined || !isFixed(color)) return []
      const ratio = contrast(hexOf(color, roles), hexOf(ground, roles))
      return ratio < 4.5 ? [`${at} ${selector} ${ratio.toFixed(2)}`] : []
    })
    expect(faint).toEqual([])
  })

  it.each(alwaysDark)('%s is dark in both', (prefix, ground) => {
    expect(rules.some(({ selector, background }) => selector.startsWith(prefix) && background === ground)).toBe(true)
  })

  it('is read on every tone of a calendar', () => {
    const tones = [
      ...sheetAt('modules/desk/components/calendar/calendar-page').matchAll(/--tone-fill: (var\([^)]+\));/g),
    ].map(([, tone]) => tone!)
    expect(tones.length).toBeGreaterThan(5)
    const words = rules.filter(({ selector }) => elsewhere.slice(1).includes(selector)).map(({ color }) => color!)
    expect(words).toHaveLength(1)
    for (const tone of tones) {
      for (const word of words) {
        expect(contrast(hexOf(word, roles), hexOf(tone, roles)), tone).toBeGreaterThanOrEqual(4.5)
      }
    }
  })

  it('makes an exception of rules that there are', () => {
    const selectors = rules.map(({ selector }) => selector)
    expect([...wordless, ...inherited, ...elsewhere].filter((each) => !selectors.includes(each))).toEqual([])
  })
})
