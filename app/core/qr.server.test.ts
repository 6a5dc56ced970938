import { expect, it } from 'vitest'
import { qrImage } from './qr.server.ts'

it('is a PNG of 320 by 320 pixels', async () => {
  const image = await qrImage('https://care.example/doctor/family-medicine/meiling-zhang')
  const bytes = Buffer.from(image.replace('data:image/png;base64,', ''), 'base64')
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([320, 320])
})

it('differs by address and not by call', async () => {
  const [one, again, other] = await Promise.all(
    ['https://a.example/1', 'https://a.example/1', 'https://a.example/2'].map(qrImage),
  )
  expect(one).toBe(again)
  expect(one).not.toBe(other)
})
