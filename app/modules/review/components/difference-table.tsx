import { useTranslation } from 'react-i18next'
import { isLocale } from '#app/core/i18n/locale.ts'
import { Lang } from '#app/ui/lang.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import type { ClaimPart } from '#app/modules/moderation/banned-claims.ts'
import type { ChangedLine } from '../changed-values.ts'
import type { DiffPart } from '#app/core/format/word-diff.ts'
import { useValueWords } from './request-words.tsx'

type MarkedLine = ChangedLine & { marked?: readonly ClaimPart[] }

/** One side of a comparison: what is only there is marked, by color and by a line. */
function Side({ parts, shows }: { parts: readonly DiffPart[]; shows: 'gone' | 'added' }) {
  const { t } = useTranslation('review')
  const own = parts.filter(({ kind }) => kind === 'same' || kind === shows)
  if (own.length === 0) return <span className="muted">{t('request.nothing')}</span>
  return own.map(({ kind, text }, at) => {
    if (kind === 'same') return <span key={at}>{text}</span>
    return kind === 'gone' ? <del key={at}>{text}</del> : <ins key={at}>{text}</ins>
  })
}

/** The later text with what may not be said in it marked, and what is wrong with it in words. */
function Claims({ parts }: { parts: readonly ClaimPart[] }) {
  const { t } = useTranslation('review')
  return (
    <p className="review-claims">
      {parts.map(({ text, kind }, at) =>
        kind === null ? (
          <span key={at}>{text}</span>
        ) : (
          <mark key={at}>
            {text} <small>{t(`claims.${kind as 'cure'}`)}</small>
          </mark>
        ),
      )}
    </p>
  )
}

const languageOf = (field: string) => (isLocale(field) ? field : 'en')

/** What changes, side by side, a line a field and locale, with the words marked. */
export function DifferenceTable({ lines }: { lines: readonly MarkedLine[] }) {
  const { t } = useTranslation('review')
  const words = useValueWords()
  const isClaiming = lines.some(({ marked = [] }) => marked.some(({ kind }) => kind !== null))
  return (
    <>
      {isClaiming && <Banner tone="warning">{t('claims.found')}</Banner>}
      <table className="review-diff">
        <caption className="vh">{t('request.changes')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('request.field')}</th>
            <th scope="col">{t('request.now')}</th>
            <th scope="col">{t('request.wanted')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ field, parts, marked = [] }) => (
            <tr key={field}>
              <th scope="row">{words(field)}</th>
              <td data-label={t('request.now')}>
                <Lang lang={languageOf(field)}>
                  <Side parts={parts} shows="gone" />
                </Lang>
              </td>
              <td data-label={t('request.wanted')}>
                <Lang lang={languageOf(field)}>
                  <Side parts={parts} shows="added" />
                </Lang>
                {marked.some(({ kind }) => kind !== null) && <Claims parts={marked} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
