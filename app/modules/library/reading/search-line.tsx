import { useHref } from '@remix-run/react'
import { Button } from '#app/ui/button.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'

type SearchLineProps = {
  /** Root-form path of the list that answers. */
  path: string
  q: string
  label: string
  hint: string
  submit: string
  /** Further choices that the search keeps. */
  keep?: Readonly<Record<string, string | null>>
}

/** One line to search a list of the library by words; a GET form. */
export function SearchLine({ path, q, label, hint, submit, keep = {} }: SearchLineProps) {
  return (
    <form className="again noprint" method="get" action={useHref(path)} role="search">
      {Object.entries(keep).map(
        ([name, value]) => value !== null && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <label className="vh" htmlFor="q">
        {label}
      </label>
      <TextInput
        id="q"
        type="search"
        name="q"
        defaultValue={q}
        placeholder={hint}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
      />
      <Button icon="search">
        <span className="again__word">{submit}</span>
      </Button>
    </form>
  )
}
