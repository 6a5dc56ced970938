import { describe, expect, it } from 'vitest'
import { Likeness } from '#app/modules/help-lines/likeness.ts'
import { likenessBytes } from './train-likeness.ts'

const [calm, danger] = [0, 1]
/** Enough sentences that none of their n-grams is a rarity. */
const sentences = [
  { text: '她刚刚吃鱼吃到一半脸都紫了', column: danger },
  { text: '他吃饭吃到一半脸都紫了', column: danger },
  { text: 'he went blue while eating dinner', column: danger },
  { text: 'she went blue while eating', column: danger },
  { text: '脸上长了一块紫色胎记想去掉', column: calm },
  { text: '脸上紫色胎记可以打激光吗', column: calm },
  { text: 'i feel blue while eating alone', column: calm },
  { text: 'feel blue every evening', column: calm },
  ...Array.from({ length: 40 }, (_, index) => ({
    text: `牙痛第${index}天 tooth hurts since day ${index}`,
    column: calm,
  })),
]
const bytes = likenessBytes(sentences, 2)
const likeness = Likeness.read(bytes)

describe('the vote of like sentences', () => {
  it.each([
    ['弟弟吃东西吃到一半脸都紫了', danger],
    ['紫色胎记怎么去掉', calm],
    ['grandpa went blue while eating', danger],
    ['i feel blue every day', calm],
    ['牙痛第五天', calm],
  ])('is with those that share the most: %s', (text, column) => {
    const shares = likeness.shares(text)
    expect(shares.indexOf(Math.max(...shares))).toBe(column)
  })

  it('is open on a text that is like nothing, and the same each time', () => {
    expect([...likeness.shares('zzz')]).toEqual([0.5, 0.5])
    expect([...likeness.shares('')]).toEqual([0.5, 0.5])
    expect(likeness.shares('feel blue')).toEqual(likeness.shares('feel blue'))
  })

  it('is made of the same bytes from the same sentences', () => {
    expect(likenessBytes(sentences, 2)).toEqual(bytes)
  })
})
