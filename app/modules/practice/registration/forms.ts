import { z } from 'zod'
import { type Faults, reportFaults, words } from '#app/core/form/form.ts'
import { passwordFault } from '#app/modules/accounts/passwords/password-rules.ts'
import { problem } from '#app/core/form/problem.ts'
import { readEmail, readEnglishName, readPhone } from '#app/modules/booking/form/person-answers.ts'
import { isValidNpi } from '#app/modules/directory/npi.ts'
import { addressShape, readAddress, type TypedAddress } from '../facilities/typed-address.ts'

/**
 * Forms of registering. Messages are keys of the `practice` texts, as `problem` writes them, those of the address of the `address` texts;
 * fields are judged together.
 */

const accountFields = {
  firstName: words(60),
  lastName: words(60),
  nameZh: words(40),
  email: words(254),
  phone: words(40),
  password: words(500),
  evidence: words(1000),
  terms: z.literal('on').optional(),
  /** The honeypot: people do not see it, machines fill it in. */
  website: words(500),
} as const

const addressFields = {
  specialty: words(80),
  clinicName: words(120),
  ...addressShape,
} as const

/** Who opens an account, read. */
export type AccountAnswers = {
  firstName: string
  lastName: string
  nameZh: string | null
  email: string
  phone: string
  password: string
  /** How somebody can find out that they are who they say. */
  evidence: string
  isMachine: boolean
}

/** A practice as its provider states it; its address may still have to be asked about. */
export type PracticeAnswers = {
  specialty: string
  clinicName: string
  address: TypedAddress
}

type Typed = { [name: string]: string | undefined }
function taker(faults: Faults) {
  return (name: string, answer: { value: string } | { problem: string }): string => {
    if ('value' in answer) return answer.value
    faults[name] = answer.problem
    return ''
  }
}

const filled = (text: string | undefined, shortest: number, missing: string) => {
  const value = text?.trim() ?? ''
  return [...value].length >= shortest ? { value } : { problem: problem(missing) }
}

function readAccount(typed: Typed, faults: Faults): AccountAnswers {
  const take = taker(faults)
  const email = take('email', readEmail(typed.email ?? '')).toLowerCase()
  const password = (typed.password ?? '').trim()
  const fault = passwordFault(password, email ? [email] : [])
  if (fault) faults.password = problem(`errors.passwords.${fault}`)
  if (!typed.terms) faults.terms = problem('errors.terms')
  return {
    firstName: take('firstName', readEnglishName(typed.firstName, 'errors.firstName')),
    lastName: take('lastName', readEnglishName(typed.lastName, 'errors.lastName')),
    nameZh: typed.nameZh?.trim() || null,
    email,
    phone: take('phone', readPhone(typed.phone ?? '')),
    password,
    evidence: take('evidence', filled(typed.evidence, 5, 'errors.evidence')),
    isMachine: Boolean(typed.website),
  }
}

function readPractice(typed: Typed, faults: Faults): PracticeAnswers {
  const take = taker(faults)
  return {
    specialty: take('specialty', filled(typed.specialty, 1, 'errors.specialty')),
    clinicName: take('clinicName', filled(typed.clinicName, 2, 'errors.clinicName')),
    address: readAddress(typed, (part, key) => (faults[part] = key)),
  }
}

/** Claims a profile that the directory has: only the account is asked for. */
export const claimForm = z.object(accountFields).transform((typed, context) => {
  const faults: Faults = {}
  const account = readAccount(typed, faults)
  reportFaults(faults, context)
  return { account, practice: null as PracticeAnswers | null }
})

/** Asks for a new profile: the account and the practice. */
export const newDoctorForm = z.object({ ...accountFields, ...addressFields }).transform((typed, context) => {
  const faults: Faults = {}
  const account = readAccount(typed, faults)
  const practice: PracticeAnswers | null = readPractice(typed, faults)
  reportFaults(faults, context)
  return { account, practice }
})

/** An NPI as typed, digits of any script and spaces taken away, or the key of what is wrong with it. */
export function readNpi(typed: string): { value: string } | { problem: string } {
  const npi = typed.normalize('NFKC').replace(/[\s-]/g, '')
  if (!/^\d+$/.test(npi)) return { problem: 'errors.npi' }
  if (npi.length !== 10) return { problem: 'errors.npiLength' }
  return isValidNpi(npi) ? { value: npi } : { problem: 'errors.npiDigit' }
}
