import { expect, it } from 'vitest'
import {
  newPollKeys,
  newReceipt,
  openBallot,
  randomRowId,
  readReceipt,
  sealBallot,
  shuffled,
} from './ballot-seal.server.ts'
import { mostOptions } from './choices.ts'

const keys = newPollKeys()

it('a ballot opens with the key of its poll, and with nothing else', () => {
  const ballot = { choices: [2], receipt: newReceipt() }
  const sealed = sealBallot(ballot, 'one', keys.publicKey)
  expect(openBallot(sealed, 'one', keys)).toEqual(ballot)
  expect(() => openBallot(sealed, 'other', keys)).toThrow()
  expect(() => openBallot(sealed, 'one', newPollKeys())).toThrow()
  const changed = Buffer.from(sealed, 'base64url')
  changed[40]! ^= 1
  expect(() => openBallot(changed.toString('base64url'), 'one', keys)).toThrow()
})

it('all sealed ballots are of one length, and no two are alike', () => {
  const all = [[0], [19], [], Array.from({ length: mostOptions }, (_, at) => at)]
  const sealed = [...all, ...all].map((choices) =>
    sealBallot({ choices, receipt: newReceipt() }, 'one', keys.publicKey),
  )
  expect(new Set(sealed.map(({ length }) => length)).size).toBe(1)
  expect(new Set(sealed).size).toBe(8)
})

it('receipts are read as people type them', () => {
  const receipt = newReceipt()
  expect(receipt).toMatch(/^[2-9A-HJ-NP-TV-Z]{4}(?:-[2-9A-HJ-NP-TV-Z]{4}){2}$/)
  expect(readReceipt(` ${receipt.toLowerCase().replaceAll('-', ' ')} `)).toBe(receipt)
})

it('row numbers and orders are of chance', () => {
  const ids = Array.from({ length: 200 }, randomRowId)
  expect(new Set(ids).size).toBe(200)
  expect(ids.every((id) => Number.isSafeInteger(id))).toBe(true)
  const things = Array.from({ length: 100 }, (_, at) => at)
  expect([...shuffled(things)].sort((one, other) => one - other)).toEqual(things)
  expect(shuffled(things)).not.toEqual(things)
})
