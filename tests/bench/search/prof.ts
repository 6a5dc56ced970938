import { readFileSync } from 'node:fs'
import { openDatabase } from '#app/core/database/database.server.ts'
import { searchProviders } from '#app/modules/directory/search/search-providers.server.ts'
import { Corpus } from './corpus.ts'
import { speedQueries } from './queries.ts'
const size=Number(process.argv[2])
await openDatabase('file:data/bench/ours-'+size+'.sqlite')
const corpus=new Corpus(size, JSON.parse(readFileSync('data/bench/reference.json','utf8')))
const qs=await speedQueries(corpus,5,async()=>false)
for (const [kind,list] of Object.entries(qs)) {
  if (process.argv[3] && !kind.startsWith(process.argv[3])) continue
  const one=async(n:number)=>{const t=performance.now();let r;for(let i=0;i<n;i++)for(const q of list){r=await searchProviders({text:q.text,filters:q.filters,sort:'best',offset:0,limit:20})};return ((performance.now()-t)/n/list.length*1000).toFixed(0)+' ('+r!.total+')'}
  console.log(kind, list.map(q=>q.text).join(), 'first',await one(1),'30:',await one(30),'300:',await one(300), '300:',await one(Number(process.argv[4]??300)))
}
