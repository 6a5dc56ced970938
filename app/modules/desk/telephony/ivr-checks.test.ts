import { describe, expect, it } from 'vitest'
import { depths, faultsOf, ivrFaultCodes } from './ivr-checks.ts'
import { startTree } from './ivr-start.ts'
import { type IvrNode, type IvrTree, noPrompts } from './ivr.ts'

const known = { groups: new Set(['front']), languages: ['cmn', 'yue', 'en'] as const }
const start = startTree('front')
const codes = (tree: IvrTree, given = known) => faultsOf(tree, given).map(({ code, node }) => `${code}:${node}`)

/** The tree with one of its steps changed. */
const changed = (id: string, change: Partial<IvrNode>): IvrTree => ({
  ...start,
  nodes: start.nodes.map((node) => (node.id === id ? { ...node, ...change } : node)),
})
const added = (...nodes: Partial<IvrNode>[]): IvrNode[] =>
  nodes.map((node) => ({
    ...{ id: '', name: '', action: 'menu' as const, prompts: { cmn: '一', yue: '一', en: 'One' }, keys: {} },
    ...{ next: '', groupId: '', ...node },
  }))

it('the menu to begin with has no fault', () => {
  expect(faultsOf(start, known)).toEqual([])
})

describe('a menu', () => {
  it('begins somewhere, however the line stands', () => {
    expect(codes({ ...start, entries: { ...start.entries, holiday: 'gone' } })).toEqual(['entry:null'])
    expect(codes({ ...start, entries: { ...start.entries, open: 'again' } })).toEqual(['repeatEntry:again'])
  })

  it('has keys, each of which leads somewhere', () => {
    expect(codes(changed('main', { keys: {} }))).toContain('noKeys:main')
    expect(codes(changed('main', { keys: { '1': 'desk', '4': 'gone' } }))).toEqual(['deadKey:main'])
  })

  it('goes on after an announcement and where nobody answers', () => {
    expect(codes(changed('closed', { next: '' }))).toContain('noNext:closed')
    expect(codes(changed('desk', { next: 'gone' }))).toEqual(['noNext:desk'])
  })

  it('rings a group that there is', () => {
    expect(codes(changed('desk', { groupId: 'other' }))).toEqual(['noGroup:desk'])
  })

  it('says in each language what it says in one', () => {
    const prompts = { cmn: '您好', yue: '', en: 'Hello' }
    expect(codes(changed('desk', { prompts }))).toEqual(['noPrompt:desk'])
    expect(codes(changed('main', { prompts: noPrompts }))).toHaveLength(3)
    expect(codes(changed('main', { prompts }), { ...known, languages: ['cmn', 'en'] as never })).toEqual([])
  })

  it('lets every language of the numbers be chosen', () => {
    expect(codes(changed('language', { keys: { '1': 'cmn', '2': 'yue' } }))).toEqual(['noKeys:language'])
  })

  it('does not go round by itself for ever', () => {
    expect(codes(changed('closed', { next: 'closed' }))).toContain('endless:closed')
    const round = { ...start, nodes: [...start.nodes, ...added({ id: 'x', action: 'announcement', next: 'y' })] }
    const both = { ...round, nodes: [...round.nodes, ...added({ id: 'y', action: 'announcement', next: 'x' })] }
    expect(codes(both)).toEqual(expect.arrayContaining(['endless:x', 'endless:y']))
  })

  it('can be left: one whose keys only lead round has no end', () => {
    const nodes = added({ id: 'x', keys: { '1': 'y' } }, { id: 'y', keys: { '1': 'x' } })
    expect(codes({ ...start, nodes: [...start.nodes, ...nodes] })).toEqual(['endless:x', 'endless:y'])
    const left = added({ id: 'x', keys: { '1': 'y' } }, { id: 'y', keys: { '1': 'x', '2': 'message' } })
    expect(codes({ ...start, nodes: [...start.nodes, ...left] })).toEqual([])
  })

  it('is not deeper than six steps', () => {
    const chain = Array.from({ length: 5 }, (_, index) => ({ id: `m${index}`, keys: { '1': `m${index + 1}` } }))
    const nodes = added(...chain, { id: 'm5', keys: { '1': 'message' } })
    const tree = {
      ...changed('main', { keys: { '1': 'm0', '2': 'message' } }),
    }
    const deep = { ...tree, nodes: [...tree.nodes, ...nodes] }
    expect(depths(deep).get('m3')).toBe(6)
    expect(codes(deep)).toEqual(['tooDeep:m4', 'tooDeep:m5'])
  })
})

it('every fault has been met above', () => {
  expect(ivrFaultCodes).toHaveLength(9)
})
