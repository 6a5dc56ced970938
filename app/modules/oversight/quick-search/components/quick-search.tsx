import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/cards/card.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { Link } from '#app/ui/link.tsx'
import type { SearchAnswer } from '../pages/quick-search-page.server.ts'

/** What was found, kind by kind. */
function Results({ answer: { text, found } }: { answer: SearchAnswer }) {
  const { t } = useTranslation('oversight')
  if (text === '') return <p role="status">{t('search.short')}</p>
  if (found.length === 0) return <p role="status">{t('search.nothing')}</p>
  return (
    <div role="status" className="stack stack--sm">
      {found.map(({ kind, hits }) => (
        <section key={kind} aria-labelledby={`found-${kind}`}>
          <h3 id={`found-${kind}`}>{t(`search.kinds.${kind}`)}</h3>
          <ul>
            {hits.map(({ id, name, second, path }) => (
              <li key={id}>
                <Link to={path}>{name}</Link>
                {second && <span className="queue-line">{second}</span>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** One box over everything that somebody may see. */
export function QuickSearch({ answer }: { answer: SearchAnswer | undefined }) {
  const { t } = useTranslation('oversight')
  const action = useHref(paths.admin())
  return (
    <Card as="section" className="stack stack--sm" labelledBy="quick-search">
      <h2 id="quick-search">{t('search.title')}</h2>
      <form method="post" action={action} className="form" role="search">
        <Field id="q" label={t('search.label')} hint={t('search.hint')}>
          {(control) => (
            <TextInput
              {...control}
              type="search"
              name="q"
              defaultValue={answer?.text ?? ''}
              autoComplete="off"
              spellCheck={false}
            />
          )}
        </Field>
        <p>
          <Button>{t('search.submit')}</Button>
        </p>
      </form>
      {answer && <Results answer={answer} />}
    </Card>
  )
}
