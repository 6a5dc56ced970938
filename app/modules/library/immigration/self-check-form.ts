import { z } from 'zod'
import { answersOf, checkNames } from './self-check.ts'

const typed = z.object(Object.fromEntries(Object.values(checkNames).map((name) => [name, z.string().catch('')])))

/** The form of the self-check as the server reads it; what is wrong in it is `readCheck`'s to say. */
export const selfCheckForm = typed.transform((fields) => answersOf((name) => fields[name]))
