import { isLocale, type Locale } from '#rules/text/locale.ts';

/** Key of the language in local storage, and name of the cookie that tells the server (spec §3). */
const languageKey = 'language';

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
  url.searchParams.set('lang', locale);
  setTimeout(() => location.replace(url), 150);
}

/**
 * Runs in the head before anything is painted: `?lang=` is stored as the choice and leaves the address; a
 * stored language that differs from the page's asks for the page once more, by `?lang=`, since a cookie that
 * was just set may come too late for the next request. A blocked storage leaves the page as it is.
 */
export const languageScript = () =>
  `(function(){try{
var d=document.documentElement.lang,u=new URL(location.href),q=u.searchParams.get("lang"),k="${languageKey}",o="languageMended";
function c(l){document.cookie=k+"="+l+"; path=/; max-age=31536000; SameSite=Lax"}
if(q===d){localStorage.setItem(k,d);c(d);sessionStorage.removeItem(o);
u.searchParams.delete("lang");history.replaceState(history.state,"",u);return}
var s=localStorage.getItem(k);
if((s==="en"||s==="de")&&s!==d&&sessionStorage.getItem(o)!==s){
sessionStorage.setItem(o,s);c(s);u.searchParams.set("lang",s);location.replace(u)}
}catch(e){}})()`.replaceAll('\n', '');
