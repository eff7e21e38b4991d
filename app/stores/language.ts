import { isLocale, type Locale } from '#rules/locale.ts';

/** Key of the language in local storage, and name of the cookie that tells the server (spec §3). */
export const languageKey = 'language';

/** The language of the document that the browser shows. */
export function currentLocale(): Locale {
  const lang = document.documentElement.lang;
  return isLocale(lang) ? lang : 'en';
}

/** Stores another language and reloads the page in it after a short delay (spec §4). */
export function switchLanguage(locale: Locale): void {
  try {
    localStorage.setItem(languageKey, locale);
  } catch {
    // The cookie alone carries the choice where storage is blocked.
  }
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${languageKey}=${locale}; path=/; max-age=31536000; SameSite=Lax`;
  const url = new URL(location.href);
  url.searchParams.delete('lang');
  setTimeout(() => location.replace(url), 150);
}

/**
 * Runs in the head before anything is painted: `?lang=` is stored as the choice; a stored language that
 * differs from the page's mends the cookie and reloads once. A blocked storage leaves the page as it is.
 */
export const languageScript = `(function(){try{
var d=document.documentElement.lang,q=new URLSearchParams(location.search).get("lang"),k="${languageKey}";
function c(l){document.cookie=k+"="+l+"; path=/; max-age=31536000; SameSite=Lax"}
if(q===d){localStorage.setItem(k,d);c(d);return}
var s=localStorage.getItem(k);
if((s==="en"||s==="de")&&s!==d&&sessionStorage.getItem("languageMended")!==s){
sessionStorage.setItem("languageMended",s);c(s);location.reload()}
else sessionStorage.removeItem("languageMended")
}catch(e){}})()`.replaceAll('\n', '');
