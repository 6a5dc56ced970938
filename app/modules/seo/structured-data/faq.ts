import type { FAQPage } from 'schema-dts'
import type { DataSite } from './site.ts'

/** Structured data of questions that the page answers; null without any. What is told here must stand on the page. */
export function faqData(
  questions: readonly { question: string; answer: string }[],
  site: DataSite,
): Extract<FAQPage, { '@type': 'FAQPage' }> | null {
  const answered = questions.filter(({ question, answer }) => question.trim() !== '' && answer.trim() !== '')
  if (answered.length === 0) return null
  return {
    '@type': 'FAQPage',
    inLanguage: site.locale,
    mainEntity: answered.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
