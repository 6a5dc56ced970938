import { inEvery, once, type TextField } from '../text-fields.ts'
import type { TextKind } from '../text-kinds.ts'

export type LibraryKind = Exclude<TextKind, 'post'>

const sources = once('sources', 'sources', true)
const reviewedOn = once('reviewedOn', 'day', true)

/** What editors type of each kind of row; a field's name is that of its column. */
export const libraryFields: Readonly<Record<LibraryKind, readonly TextField[]>> = {
  topic: [
    inEvery('title', 'line', true),
    inEvery('aliases', 'lines'),
    inEvery('summary', 'text', true),
    inEvery('body', 'markdown', true),
    once('sources', 'sources'),
    once('reviewedOn', 'day'),
    once('reviewDueOn', 'day'),
  ],
  'lab-test': [
    inEvery('name', 'line', true),
    inEvery('aliases', 'lines'),
    inEvery('specimen', 'line', true),
    inEvery('preparation', 'text', true),
    inEvery('meaning', 'text', true),
    ...[sources, reviewedOn],
  ],
  medicine: [
    inEvery('names', 'lines'),
    inEvery('drugClass', 'line', true),
    inEvery('forms', 'line', true),
    inEvery('use', 'text', true),
    inEvery('cautions', 'lines'),
    ...[sources, reviewedOn],
  ],
  modality: [
    inEvery('name', 'line', true),
    inEvery('description', 'text', true),
    inEvery('preparation', 'lines'),
    inEvery('withContrast', 'lines'),
    inEvery('ifPregnant', 'lines'),
    inEvery('withImplants', 'lines'),
    inEvery('bring', 'lines'),
    ...[sources, reviewedOn],
  ],
  'insurance-card': [
    inEvery('name', 'line', true),
    inEvery('nickname', 'line', true),
    inEvery('looks', 'text', true),
    inEvery('whoFor', 'text', true),
    inEvery('howToGet', 'text', true),
    inEvery('note', 'text', true),
    ...[sources, reviewedOn],
  ],
  'insurance-term': [
    inEvery('term', 'line', true),
    inEvery('aliases', 'lines'),
    inEvery('definition', 'text', true),
    ...[sources, reviewedOn],
  ],
  'exam-rule': [
    inEvery('name', 'line', true),
    inEvery('text', 'text', true),
    inEvery('bookletNames', 'lines'),
    ...[sources, reviewedOn],
  ],
  specialty: [
    inEvery('description', 'text', true),
    inEvery('whenToGo', 'lines'),
    inEvery('questionsToAsk', 'lines'),
    once('sources', 'sources'),
    once('reviewedOn', 'day'),
    once('reviewDueOn', 'day'),
  ],
}

export const libraryKinds = Object.keys(libraryFields) as readonly LibraryKind[]

export const isLibraryKind = (given: string | undefined): given is LibraryKind =>
  libraryKinds.some((kind) => kind === given)
