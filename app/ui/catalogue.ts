import type { ReactNode } from 'react'

/** A component as it is shown in the catalogue, drawn by tests and checked by axe. Titles are plain identifiers. */
export type Example = {
  title: string
  /** A whole page with landmarks of its own; shown alone. */
  page?: boolean
  render: () => ReactNode
}

export type CatalogueEntry = { name: string; examples: readonly Example[] }

const files = import.meta.glob<{ examples: readonly Example[] }>('./**/*.example.tsx', { eager: true })

/** All components with their examples, by name. */
export const catalogue: readonly CatalogueEntry[] = Object.entries(files)
  .map(([path, file]) => ({ name: /([^/]+)\.example\.tsx$/.exec(path)![1]!, examples: file.examples }))
  .sort((one, other) => one.name.localeCompare(other.name, 'en'))

/** The example of an address such as "error-page/status-404"; undefined when there is none. */
export function findExample(address: string): Example | undefined {
  const [name, title] = address.split('/')
  return catalogue.find((entry) => entry.name === name)?.examples.find((example) => example.title === title)
}
