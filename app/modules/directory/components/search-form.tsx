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

/** The search box of the home page: what, where, which plan, which language. A GET form; every answer is optional. */
export function SearchForm({ neighborhoods, planGroups, languages, defaults = {} }: SearchFormProps) {
  const { t } = useTranslation('directory')
  const suggest = useSuggestAttributes()
  return (
    <form className="find" method="get" action={useHref(paths.doctors())} role="search">
      <Field id="q" label={t('search.what')}>
        {(control) => (
          <TextInput
            {...control}
            {...suggest}
            type="search"
            name="q"
            defaultValue={defaults.q}
            placeholder={t('search.whatHint')}
            maxLength={200}
            autoComplete="off"
            enterKeyHint="search"
          />
        )}
      </Field>
      <Field id="near" label={t('search.where')}>
        {(control) => (
          <Select
            {...control}
            name="near"
            defaultValue={defaults.near ?? ''}
            options={[{ value: '', label: t('search.anywhere') }, ...neighborhoods]}
          />
        )}
      </Field>
      <Field id="plan" label={t('search.plan')}>
        {(control) => (
          <Select
            {...control}
            name="plan"
            defaultValue={defaults.plan ?? ''}
            options={[{ value: '', label: t('search.anyPlan') }, ...planGroups]}
          />
        )}
      </Field>
      <Field id="lang" label={t('search.language')}>
        {(control) => (
          <Select
            {...control}
            name="lang"
            defaultValue={defaults.lang ?? ''}
            options={[{ value: '', label: t('search.anyLanguage') }, ...languages]}
          />
        )}
      </Field>
      <Button variant="book" icon="search">
        {t('search.submit')}
      </Button>
    </form>
  )
}
