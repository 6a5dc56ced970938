import { expect, it } from 'vitest'
import { suggestionPath } from './suggestion-path.ts'

const suggestion = { id: 'x', slug: 'a-b', label: '咳嗽', detail: '', specialtySlug: null }

it.each([
  ['provider', '/doctor/cardiology/a-b'],
  ['specialty', '/doctor/a-b'],
  ['neighborhood', '/location/a-b'],
  ['plan', '/doctor?plan=a-b'],
  ['symptom', '/doctor?q=%E5%92%B3%E5%97%BD'],
  ['facility', '/doctor?q=%E5%92%B3%E5%97%BD'],
] as const)('%s leads to %s', (kind, path) => {
  expect(suggestionPath({ ...suggestion, kind, specialtySlug: kind === 'provider' ? 'cardiology' : null })).toBe(path)
})
