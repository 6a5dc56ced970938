import { expect, it } from 'vitest'
import { marked } from './marks.ts'

const on = (text: string, chosen: string) => {
  const start = text.indexOf(chosen)
  return { text, start, end: start + chosen.length }
}
const made = (text: string, chosen: string, mark: string) => {
  const result = marked(on(text, chosen), mark)
  return [result.text, result.text.slice(result.start, result.end)]
}

it('writes signs around words and keeps them chosen', () => {
  expect(made('one two three', 'two', 'bold')).toEqual(['one **two** three', 'two'])
  expect(made('打疫苗', '疫苗', 'italic')).toEqual(['打*疫苗*', '疫苗'])
})

it('writes signs before each chosen line, and numbers in order', () => {
  expect(made('a\nb c\nd', 'b', 'heading')).toEqual(['a\n## b c\nd', '## b c'])
  expect(made('a\nb', 'a\nb', 'numbers')).toEqual(['1. a\n2. b', '1. a\n2. b'])
  expect(made('a\n\nb', 'a\n\nb', 'list')).toEqual(['- a\n\n- b', '- a\n\n- b'])
})

it('makes a link of words, with room for its address', () => {
  expect(marked(on('see CDC', 'CDC'), 'link')).toEqual({ text: 'see [CDC](https://)', start: 18, end: 18 })
})

it('leaves a text as it is for a sign that it does not know', () => {
  expect(marked(on('a', 'a'), 'blink')).toEqual({ text: 'a', start: 0, end: 1 })
})
