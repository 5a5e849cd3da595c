"""A node-graph helper around one Principled material."""

import bpy


MATS = {}


class Mat:
    """tiny node-graph helper around one Principled material"""

    def __init__(self, name, color=(0.8, 0.8, 0.8), rough=0.5, metal=0, spec=0.5, coat=0, coatr=0.05):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.t = self.material.node_tree
        self.bsdf = self.t.nodes["Principled BSDF"]
        self.out = self.t.nodes["Material Output"]
        self.set("Base Color", (*color, 1))
        self.set("Roughness", rough)
        self.set("Metallic", metal)
        self.set("Specular", spec)
        self.set("Clearcoat", coat)
        self.set("Clearcoat Roughness", coatr)
        MATS[name] = self.material

    def set(self, k, v):
        self.bsdf.inputs[k].default_value = v

    def node(self, typ, **kw):
        nd = self.t.nodes.new("ShaderNode" + typ)
        for k, v in kw.items():
            if k in nd.inputs:
                nd.inputs[k].default_value = v
            else:
                setattr(nd, k, v)
        return nd

    def connect(self, a, b):
        self.t.links.new(a, b)

    def to(self, sock, key):
        self.connect(sock, self.bsdf.inputs[key])

    def coords(self, scale=(1, 1, 1), obj=True, rot=(0, 0, 0), loc=(0, 0, 0)):
        g = self.node("NewGeometry") if obj == "world" else self.node("TexCoord")
        mp = self.node("Mapping")
        mp.inputs["Scale"].default_value = scale
        mp.inputs["Rotation"].default_value = rot
        mp.inputs["Location"].default_value = loc
        self.connect(
            g.outputs["Position"] if obj == "world" else g.outputs["Object" if obj else "Generated"],
            mp.inputs["Vector"],
        )
        return mp.outputs[0]

    def noise(self, vec, scale=5, detail=6, rough=0.5, dist=0):
        nd = self.node("TexNoise", Scale=scale, Detail=detail, Roughness=rough, Distortion=dist)
        if vec is not None:
            self.connect(vec, nd.inputs["Vector"])
        return nd

    def ramp(self, fac, stops, interp="LINEAR"):
        r = self.node("ValToRGB")
        r.color_ramp.interpolation = interp
        e = r.color_ramp.elements
        while len(e) > 1:
            e.remove(e[0])
        for i, (pos, c) in enumerate(stops):
            c = (*c, 1) if len(c) == 3 else c
            if i == 0:
                e[0].position = pos
                e[0].color = c
            else:
                k = e.new(pos)
                k.color = c
        self.connect(fac, r.inputs[0])
        return r.outputs[0]

    def math(self, op, a, b=None):
        nd = self.node("Math")
        nd.operation = op
        for i, v in enumerate((a, b)):
            if v is None:
                continue
            if isinstance(v, (int, float)):
                nd.inputs[i].default_value = v
            else:
                self.connect(v, nd.inputs[i])
        return nd.outputs[0]

    def mix(self, fac, a, b, mode="MIX"):
        nd = self.node("MixRGB")
        nd.blend_type = mode
        for i, v in enumerate((fac, a, b)):
            if isinstance(v, (int, float)):
                nd.inputs[i].default_value = v
            elif isinstance(v, tuple):
                nd.inputs[i].default_value = (*v, 1) if len(v) == 3 else v
            else:
                self.connect(v, nd.inputs[i])
        return nd.outputs[0]

    def cheap(self, c=None):
        """replace shader by a flat diffuse for indirect diffuse rays (SVM skips the whole procedural branch)"""
        c = c or tuple(self.bsdf.inputs["Base Color"].default_value)[:3]
        lp = self.node("LightPath")
        d = self.node("BsdfDiffuse")
        d.inputs[0].default_value = (*c, 1)
        mx = self.node("MixShader")
        self.connect(lp.outputs["Is Diffuse Ray"], mx.inputs[0])
        self.connect(self.bsdf.outputs[0], mx.inputs[1])
        self.connect(d.outputs[0], mx.inputs[2])
        self.connect(mx.outputs[0], self.out.inputs[0])
        return self.material

    def bump(self, h, strength=0.2, dist=0.001, prev=None):
        b = self.node("Bump", Strength=strength, Distance=dist)
        self.connect(h, b.inputs["Height"])
        if prev is not None:
            self.connect(prev, b.inputs["Normal"])
        self.to(b.outputs[0], "Normal")
        return b.outputs[0]
