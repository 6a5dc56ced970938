import { hash, verify } from '@node-rs/argon2'

/**
 * Argon2id with the parameters that OWASP's Password Storage Cheat Sheet names first for this much memory: 19 MiB, 2 passes, 1 lane.
 * The values are numbers because the package's enums do not exist at run time: 2 is Argon2id.
 */
const parameters = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
const current = `$argon2id$v=19$m=${parameters.memoryCost},t=${parameters.timeCost},p=${parameters.parallelism}$`

/** The PHC form of a password, with a fresh salt. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), parameters)
}

/** A hash nobody has a password for: verifying against it costs what verifying a real one does. */
let decoy: Promise<string> | null = null

/**
 * Whether a password fits a stored hash. Without a hash (no such account, no password chosen yet) it takes as long and is false.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword(crypto.randomUUID())
  const isRight = await verify(stored ?? (await decoy), password.normalize('NFC'))
  return isRight && stored !== null
}

/** Whether a stored hash was made with other parameters than today's: the next sign-in makes it anew. */
export function isOutdated(stored: string): boolean {
  return !stored.startsWith(current)
}
