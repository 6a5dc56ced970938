import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Select, type SelectOption } from '#app/ui/forms/select.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { useLocale } from '#app/ui/use-locale.ts'

type SearchFormProps = {
  neighborhoods: readonly SelectOption[]
  planGroups: readonly SelectOption[]
  languages: readonly SelectOption[]
  defaults?: { q?: string; near?: string; plan?: string; lang?: string }
}

/** What the suggestion script needs to know; without it the input is a plain search box. */
export function useSuggestAttributes() {
  const { t } = useTranslation('directory')
  const locale = useLocale()
  const kinds = ['provider', 'specialty', 'symptom', 'neighborhood', 'facility', 'plan', 'help'] as const
  const words = Object.fromEntries(kinds.map((kind) => [`data-kind-${kind}`, t(`suggest.kind.${kind}`)]))
  return {
    'data-suggest': useHref(paths.suggest()),
    'data-locale': locale,
    'data-count': t('suggest.count', { count: 999 }).replace('999', '{count}'),
    'data-none': t('suggest.none'),
    ...words,
  }
}

/** The search box of the home page: one sentence; where, which plan and which language are added by whoever wants to. A GET form. */
export function SearchForm({ neighborhoods, planGroups, languages, defaults = {} }: SearchFormProps) {
  const { t } = useTranslation('directory')
  const suggest = useSuggestAttributes()
  const choices = [
    { name: 'near', label: t('search.where'), all: t('search.anywhere'), options: neighborhoods },
    { name: 'plan', label: t('search.plan'), all: t('search.anyPlan'), options: planGroups },
    { name: 'lang', label: t('search.language'), all: t('search.anyLanguage'), options: languages },
  ] as const
  return (
    <form className="find" method="get" action={useHref(paths.doctors())} role="search">
      <div className="find__say">
        <Field id="q" label={t('search.say')}>
          {(control) => (
            <TextInput
              {...control}
              {...suggest}
              type="search"
              name="q"
              defaultValue={defaults.q}
              placeholder={t('search.sayHint')}
              maxLength={200}
              autoComplete="off"
              enterKeyHint="search"
            />
          )}
        </Field>
        <Button variant="book" icon="search">
          {t('search.submit')}
        </Button>
      </div>
      <details className="find__more" open={choices.some(({ name }) => defaults[name])}>
        <summary>{t('search.narrow')}</summary>
        <div className="find__choices">
          {choices.map(({ name, label, all, options }) => (
            <Field key={name} id={name} label={label}>
              {(control) => (
                <Select
                  {...control}
                  name={name}
                  defaultValue={defaults[name] ?? ''}
                  options={[{ value: '', label: all }, ...options]}
                />
              )}
            </Field>
          ))}
        </div>
      </details>
    </form>
  )
}
