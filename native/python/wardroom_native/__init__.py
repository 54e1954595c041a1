"""The rules of Pandemic as a native core, beside the Python rules that it repeats.

`core` is the extension module, `exchange` carries positions between it and the Python rules,
`difference` plays the same games with both and looks for anything that is not the same.
"""
