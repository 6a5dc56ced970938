import { createHash, randomBytes } from 'node:crypto'

const hour = 60 * 60_000

/** How long a token waits to be used, and how long the right lasts that it begins. */
export const tokenLife = hour
export const rightLife = hour

export const newOperatorSecret = () => randomBytes(32).toString('base64url')

/** Of 256 random bits a plain hash says nothing. */
export const operatorHash = (secret: string) => createHash('sha256').update(secret).digest('base64url')
