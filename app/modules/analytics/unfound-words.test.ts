import { describe, expect, it } from 'vitest'
import type { Understood } from '#app/modules/directory/search/search-query.ts'
import { keepableWords, type UnfoundSearch } from './unfound-words.ts'

const known = (text: string): Understood => ({ kind: 'specialty', id: 'x', text })
const unknown = (text: string): Understood => ({ kind: 'name', id: null, text })
const keep = (q: string, readAs: Understood[], changes: Partial<UnfoundSearch> = {}) =>
  keepableWords({ q, readAs, isSentence: false, help: [], isUrgent: false, ...changes })

describe('words that may be kept', () => {
  it('are those that tables know, and Chinese words about care, in one spelling', () => {
    expect(keep('布朗士 精神科', [known('布朗士'), known('精神科')])).toBe('布朗士 精神科')
    expect(keep('Bronx  PSYCHIATRY!', [known('bronx'), known('psychiatry')])).toBe('bronx psychiatry')
    expect(keep('激光脫毛', [unknown('激光脱毛')])).toBe('激光脱毛')
    expect(keep('肠镜检查', [unknown('肠镜检查')])).toBe('肠镜检查')
  })

  it('are never names, of whoever', () => {
    const names = [
      '张美玲',
      '王小明医生',
      '陈皮肤',
      '欧阳美玲',
      '美玲',
      '玛丽亚',
      '爱丽丝',
      '阿强',
      '小明牙医生',
      '老何',
    ]
    for (const name of names) expect([name, keep(name, [unknown(name)])]).toEqual([name, null])
    for (const name of ['john smith', 'mei ling', 'wong', 'dr rose', 'maria', 'nguyen']) {
      expect([name, keep(name, [unknown(name)])]).toEqual([name, null])
    }
    expect(keep('陈牙医', [known('牙医'), unknown('陈')])).toBeNull()
    expect(keep('sunset dental', [{ kind: 'facility', id: null, text: 'sunset dental' }])).toBeNull()
  })

  it('are never numbers, addresses or half a telephone number', () => {
    const typed = [
      '11355 牙科',
      '212-555-0188',
      '１２３４５ 牙科',
      '二一二五五五',
      'a@b.com 牙科',
      'www.牙科',
      '٤٥ 牙科',
    ]
    for (const q of typed) expect([q, keep(q, [known('牙科')])]).toEqual([q, null])
  })

  it('are never sentences, emergencies, or what tells of danger', () => {
    expect(keep('胸痛 心脏科', [known('心脏科')], { isUrgent: true })).toBeNull()
    expect(keep('不想活 精神科', [known('精神科')], { help: ['suicide'] })).toBeNull()
    expect(keep('我妈妈心脏科', [known('心脏科')], { isSentence: true })).toBeNull()
    expect(keep('牙科'.repeat(13), [known('牙科')])).toBeNull()
    expect(keep('牙', [known('牙')])).toBeNull()
    expect(keep('', [])).toBeNull()
  })
})
