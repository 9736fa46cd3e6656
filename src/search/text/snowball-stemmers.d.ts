declare module 'snowball-stemmers' {
  type Stemmer = { stem(word: string): string }
  const factory: { newStemmer(language: 'german' | 'english'): Stemmer }
  export default factory
}
