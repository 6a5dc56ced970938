import { describe, expect, it } from 'vitest'
import { plainWords } from './plain-words.ts'
import { personIn } from './who.ts'

describe('who a sentence is about', () => {
  it.each([
    ['我家宝宝两个月大 吐奶', ['infant', 'child'], null],
    ['三岁小孩发烧', ['child'], 3],
    ['bb湿疹', ['infant', 'child'], null],
    ['my 7 year old has a rash', ['child'], 7],
    ['toddler fever', ['child'], null],
    ['爷爷手抖', ['elder', 'man'], null],
    ['七十二岁 头晕', ['elder'], 72],
    ['怀孕八周出血', ['pregnant'], null],
    ['孕妇 宝宝胎动少', ['pregnant'], null],
    ['28岁 女儿 月经不调', ['woman', 'man'], 28],
    ['想生仔', [], null],
    ['看医生孩子发烧', ['child'], null],
    ['腰痛', [], null],
  ])('%s', (text, who, age) => {
    const person = personIn(plainWords(text))
    expect(person.age).toBe(age)
    for (const each of who.filter((id) => id !== 'man')) expect([...person.who]).toContain(each)
    if (who.length === 0) expect(person.who.size).toBe(0)
    if (age !== null && age >= 18) expect(person.who.has('child')).toBe(false)
  })
})
