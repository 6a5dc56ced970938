import { expect, it, vi } from 'vitest'
import { failedAsset, hasMissedAsset, leaveOnce } from './reload.ts'

function storage(broken: 'getItem' | 'setItem' | null = null): Storage {
  const values = new Map<string, string>()
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  return {
    getItem: broken === 'getItem' ? refuse : (key: string) => values.get(key) ?? null,
    setItem: broken === 'setItem' ? refuse : (key: string, value: string) => void values.set(key, value),
  } as unknown as Storage
}

it('reloads once, and again only after ten seconds', () => {
  const reload = vi.fn()
  const memory = storage()
  expect(leaveOnce(() => memory, 'reload', 1000, reload)).toBe(true)
  expect(leaveOnce(() => memory, 'reload', 1001, reload)).toBe(false)
  expect(leaveOnce(() => memory, 'reload', 10_999, reload)).toBe(false)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(leaveOnce(() => memory, 'reload', 11_000, reload)).toBe(true)
  expect(reload).toHaveBeenCalledTimes(2)
  expect(leaveOnce(() => memory, 'another reason', 11_000, reload)).toBe(true)
})

it('does not where nothing can be remembered', () => {
  const reload = vi.fn()
  expect(leaveOnce(() => storage('getItem'), 'reload', 1000, reload)).toBe(false)
  expect(leaveOnce(() => storage('setItem'), 'reload', 1000, reload)).toBe(false)
  const denied = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  expect(leaveOnce(denied, 'reload', 1000, reload)).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

it('knows own files from others', () => {
  const origin = 'https://care.test'
  const own = `${origin}/assets/a-1.js`
  expect(failedAsset({ tagName: 'SCRIPT', src: own }, origin)).toBe(own)
  expect(failedAsset({ tagName: 'LINK', rel: 'stylesheet', href: own }, origin)).toBe(own)
  expect(failedAsset({ tagName: 'LINK', rel: 'modulepreload', href: own }, origin)).toBe(own)
  const others = [
    { tagName: 'LINK', rel: 'icon', href: own },
    { tagName: 'IMG', src: own },
    { tagName: 'SCRIPT', src: 'https://other.test/assets/a.js' },
    { tagName: 'SCRIPT', src: `${origin}.evil.test/assets/a.js` },
    { tagName: 'SCRIPT', src: '' },
    {},
    null,
    undefined,
  ]
  for (const target of others) expect(failedAsset(target, origin)).toBeNull()
})

it('knows that one was missing before it looked', () => {
  const origin = 'https://care.test'
  const own = (responseStatus?: number) => [
    { name: `${origin}/provider/3`, responseStatus: 404 },
    { name: 'https://other.test/assets/a.js', responseStatus: 404 },
    { name: `${origin}/assets/a.js`, ...(responseStatus !== undefined && { responseStatus }) },
  ]
  expect(hasMissedAsset(own(404), origin)).toBe(true)
  expect(hasMissedAsset(own(503), origin)).toBe(true)
  // 0 is what a browser tells of a file it had kept, and nothing what an older browser tells.
  for (const status of [200, 304, 0, undefined]) expect(hasMissedAsset(own(status), origin)).toBe(false)
})
