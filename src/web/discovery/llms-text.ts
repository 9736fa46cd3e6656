/** What a language model should know of the site before it answers about it (llmstxt.org): where facts are to be had, and what they mean. */
export function llmsText({ publicUrl, brandName }: { publicUrl: string; brandName: string }): string {
  return `# ${brandName}

> Job ads in healthcare in Germany, Austria, Switzerland and Liechtenstein: doctors, nursing, medical and dental assistants, therapy, research, administration. In German and English.

What an ad does not state is unknown, and is said to be unknown. Pay is gross. Each ad says when it was last confirmed. Titles, names and texts of ads are the employers' own words.

## For programs

- [Model Context Protocol](${publicUrl}/mcp): search_jobs, get_job, get_employer, facets, explain_pay, without a key
- [API](${publicUrl}/api/v1): the same as JSON; [OpenAPI](${publicUrl}/api/v1/openapi.json)
- [New ads as RSS](${publicUrl}/jobs.rss): takes the parameters of a search

## For people

- [All jobs](${publicUrl}/jobs)
- [Employers](${publicUrl}/arbeitgebern)
- [Blog](${publicUrl}/blog): articles about pay, recognition and work in healthcare; [as RSS](${publicUrl}/blog.rss)
- [Sitemap](${publicUrl}/sitemap.xml)
`
}
