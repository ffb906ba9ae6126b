/**
 * Source of a script for pages from a server whose Content-Security-Policy forbids style attributes (`style-src` without
 * `style-src-attr 'unsafe-inline'`). As the page arrives, it gives each element whose attribute was blocked the same
 * styles through the CSSOM, which policies allow; where attributes are allowed it changes nothing. Serve it as a file and
 * load it in the head without `async` or `defer`. The browser still reports each blocked attribute.
 */
export const styleScript =
  '!function(){function m(){document.querySelectorAll("[style]").forEach(function(e){e.style.length||(e.style.cssText=e.getAttribute("style"))})}var o=new MutationObserver(m);o.observe(document,{childList:!0,subtree:!0});addEventListener("DOMContentLoaded",function(){o.disconnect();m()})}()\n';
