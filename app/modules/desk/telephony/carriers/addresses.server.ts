import { now } from '#app/core/clock.ts'
import { siteOrigin } from '#app/core/site.server.ts'
import { paths } from '#app/paths.ts'
import type { AddressOf } from './voice-xml.ts'

/** The address that a number's webhook is set to at the carrier. */
export const incomingAddress = (lineId: string) => siteOrigin + paths.voiceWebhook(lineId, 'incoming')

/** Addresses that are given out with an answer: for which turn of the call they hold, and since when. */
export const addressesOf =
  (lineId: string, turn: number): AddressOf =>
  (step) =>
    siteOrigin + paths.voiceWebhook(lineId, step, { turn: String(turn), at: String(Math.floor(now() / 1000)) })

/** Where a call is sent on to that is moved from the desk. */
export const onwardAddress = (lineId: string, turn: number) =>
  siteOrigin + paths.voiceWebhook(lineId, 'onward', { turn: String(turn), at: String(Math.floor(now() / 1000)) })
