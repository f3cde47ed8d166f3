"""The documentation site: documents of the repository and pages made from the code, put together for Sphinx.

`assembling` makes the folder of sources, `building` the site; `linking` says where a document stands in the site, and
the others make pages: `commands`, `rulebooks`, `api`, `ladder`, `plots`, `notebooks`.  `policy` moves what stands
inline in the pages into files, because the server allows nothing inline.
"""
