/** Who carries a 270 to a payer and brings the 271 back. */

/** How long one question may take, to the last byte of its answer. */
export const answerLimitMs = 20_000

export type GatewayName = 'simulator' | 'clearing_house'

export type Question = Readonly<{
  x12: string
  /** The same question sent again has another number. */
  attempt: number
  /** By which the clearing house tells a question that it has had before; no two sends have the same. */
  key: string
}>

export type GatewayAnswer = Readonly<
  | { kind: 'answered'; x12: string }
  /** Nothing came in time; the same may be asked later. */
  | { kind: 'none'; code: 'time_limit' | 'unreachable' | 'busy' }
  /** Whoever was asked refuses, and would again. */
  | { kind: 'refused'; code: 'refused' | 'too_long' }
>

export type PayerGateway = Readonly<{
  name: GatewayName
  /** Of the interchange. */
  sender: string
  receiver: string
  isTest: boolean
  ask(question: Question): Promise<GatewayAnswer>
}>
