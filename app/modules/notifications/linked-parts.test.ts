import fc from 'fast-check'
import { expect, it } from 'vitest'
import { linkedParts } from './linked-parts.ts'

const links = (text: string) => linkedParts(text).flatMap((part) => (part.isLink ? [part.text] : []))

it('finds addresses of the web and nothing else', () => {
  expect(links('查看：https://care.test/AbC 退订回复STOP')).toEqual(['https://care.test/AbC'])
  expect(links('https://care.test/a，然后\nhttp://care.test/b?c=1')).toEqual([
    'https://care.test/a',
    'http://care.test/b?c=1',
  ])
  expect(links('javascript:alert(1) ftp://x data:text/html,x')).toEqual([])
})

it('loses nothing', () => {
  const piece = fc.oneof(fc.string(), fc.webUrl(), fc.constant('，'))
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join(' ')
      expect(
        linkedParts(text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text)
    }),
  )
})
