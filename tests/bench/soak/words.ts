import Client from 'better-sqlite3'

/** What visitors type, from the database itself: people, specialties and symptoms, in the scripts they are kept in. */
export function wordsOf(url: string): string[] {
  const client = new Client(url.replace(/^file:/, ''), { readonly: true })
  try {
    return client
      .prepare(
        `SELECT legal_last AS word FROM providers UNION SELECT name_hans FROM providers UNION SELECT name_hant FROM providers
         UNION SELECT value FROM specialties, json_each(name) UNION SELECT value FROM symptoms, json_each(name)`,
      )
      .pluck()
      .all()
      .filter((word): word is string => typeof word === 'string')
  } finally {
    client.close()
  }
}
