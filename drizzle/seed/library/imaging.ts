import { type ModalityEntry, withReadDays } from './entry.ts'
import { commonModalities } from './imaging/everyday.ts'
import { specialModalities } from './imaging/special.ts'

/** Kinds of examination, the most common first. */
export const modalityEntries: ModalityEntry[] = [...commonModalities, ...specialModalities].map(withReadDays)
