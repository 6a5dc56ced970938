import { z } from 'zod'
import { hidden } from '#app/core/form/form.ts'
import { readSessionId } from './payment-session.server.ts'

/** The button that gives a payment up; null for what is no session. */
export const giveUpForm = z.object({ s: hidden(128).transform(readSessionId) })
