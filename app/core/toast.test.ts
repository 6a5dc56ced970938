import { describe, expect, it } from 'vitest'
import { readToasts, redirectToasting } from './toast.server.ts'

const withCookie = (Cookie: string) => new Request('https://care.test/', { headers: { Cookie } })
const sent = async (text: string) => {
  const response = await redirectToasting('/doctor', { tone: 'error', text })
  return { response, cookie: response.headers.get('Set-Cookie')!.split(';')[0]! }
}

describe('a toast', () => {
  it('travels with a redirect and is read once', async () => {
    const { response, cookie } = await sent('“没有”保存；<b>')
    expect(response.status).toBe(302)
    expect(response.headers.get('Location')).toBe('/doctor')
    const first = await readToasts(withCookie(cookie))
    expect(first.toasts).toEqual([{ tone: 'error', text: '“没有”保存；<b>' }])
    const second = await readToasts(withCookie(first.headers.get('Set-Cookie')!.split(';')[0]!))
    expect(second.toasts).toEqual([])
  })

  it('is not looked for without its cookie, so that such pages set none', async () => {
    for (const request of [new Request('https://care.test/'), withCookie('locale=x')]) {
      const { toasts, headers } = await readToasts(request)
      expect(toasts).toEqual([])
      expect([...headers]).toEqual([])
    }
  })

  it('says only what this site has signed', async () => {
    const { cookie } = await sent('genuine')
    const value = decodeURIComponent(cookie.slice('toast-session='.length))
    const [data = '', signature = ''] = [
      value.slice(0, value.lastIndexOf('.')),
      value.slice(value.lastIndexOf('.') + 1),
    ]
    expect(signature.length).toBeGreaterThan(20)
    const forged = Buffer.from(Buffer.from(data, 'base64').toString().replace('genuine', 'falsely')).toString('base64')
    for (const wrong of [`${forged}.${signature}`, `${data}.`, data, `${data}.${'a'.repeat(43)}`, '', '%', '.', '{}']) {
      expect((await readToasts(withCookie(`toast-session=${encodeURIComponent(wrong)}`))).toasts, wrong).toEqual([])
    }
    expect((await readToasts(withCookie('toast-session=%E0%A4%A'))).toasts).toEqual([])
  })
})
