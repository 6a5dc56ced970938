import { describe, expect, it } from 'vitest'
import { readFormBody } from './sent-form.server.ts'

const read = (body: BodyInit, headers: Record<string, string> = {}) =>
  readFormBody(new Request('https://care.test/x', { method: 'POST', body, headers }))
const multipart = (...entries: [string, string | File][]) => {
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value)
  return form
}

describe('the body of a form', () => {
  it('is every field in order, names that come again among them', async () => {
    const text = 'places=a&note=%E5%A5%BD%0D%0A%22%3Cb%3E&places=b&empty='
    const body = await read(text, { 'Content-Type': 'application/x-www-form-urlencoded; charset=utf-8' })
    expect(body).toEqual({
      fields: [
        ['places', 'a'],
        ['note', '好\r\n"<b>'],
        ['places', 'b'],
        ['empty', ''],
      ],
      isMultipart: false,
    })
  })

  it('may come in parts when no file is chosen', async () => {
    const body = await read(multipart(['note', '好'], ['photo', new File([], '')]))
    expect(body).toMatchObject({ isMultipart: true })
    expect(body!.fields).toContainEqual(['note', '好'])
  })

  it.each([
    ['loginPassword'],
    ['newPassword'],
    ['confirm_password'],
    ['passcode'],
    ['pwd'],
    ['otp'],
    ['pin'],
    ['clientSecret'],
  ])('is left alone when it has a field %s', async (name) => {
    expect(await read(new URLSearchParams({ note: 'x', [name]: 'y' }))).toBeNull()
  })

  it.each([['passport'], ['opinion'], ['shipping'], ['note'], ['formToken']])(
    'is kept with a field %s',
    async (name) => {
      expect(await read(new URLSearchParams({ [name]: 'y' }))).not.toBeNull()
    },
  )

  it.each([
    ['a file', multipart(['note', 'x'], ['photo', new File(['x'], 'x.png')])],
    ['nothing', new URLSearchParams()],
    ['more than 64 kB', new URLSearchParams({ note: 'x'.repeat(64 * 1024) })],
    ['something else', new Blob(['{"note":"x"}'], { type: 'application/json' })],
  ])('is left alone when it holds %s', async (_what, body) => {
    expect(await read(body)).toBeNull()
  })

  it('is left alone when it is broken, or its announced length is too much', async () => {
    expect(await read('x', { 'Content-Type': 'multipart/form-data' })).toBeNull()
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
    expect(await read('a=1', { ...form, 'Content-Length': '70000' })).toBeNull()
    expect(await read('a=1', form)).not.toBeNull()
  })
})
